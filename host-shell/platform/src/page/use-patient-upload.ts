import type { UploadName } from '@gyg/contract/client';
import { useEffect, useRef, useState } from 'react';
import { createPatientUpload, type PatientUpload, type UploadState } from '../api/patient-upload';
import { api } from './page';

/** An upload that survives a lost connection, with its state. Leaving the screen cancels it. */
export function usePatientUpload<N extends UploadName>(name: N): PatientUpload<N> & { state: UploadState } {
  const [state, setState] = useState<UploadState>({ phase: 'idle' });
  const upload = useRef<PatientUpload<N>>(undefined);
  upload.current ??= createPatientUpload(api.upload, name, setState);
  const patient = upload.current;
  useEffect(() => () => patient.cancel(), [patient]);
  return { ...patient, state };
}
