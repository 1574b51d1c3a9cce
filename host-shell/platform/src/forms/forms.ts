/** The form library's API that areas may use. */
export { Controller, type SubmitHandler, useForm, useWatch } from 'react-hook-form';
