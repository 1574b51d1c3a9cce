/** Stands for the id of an account that there is none of: what is asked about it is asked as for everybody. */
export const nobody = 'nobody';
