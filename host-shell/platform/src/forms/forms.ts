/** The parts of the form library that areas may use. */
export { Controller, type SubmitHandler, useWatch } from 'react-hook-form';
export { useForm } from './use-form';
export { type PendingWork, usePendingWork } from './use-pending-work';
