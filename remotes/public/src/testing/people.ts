/** A logged-in user. */
export const elin = { loginRole: 'USER', userId: 'user-elin', profileName: 'Elin Sandberg' } as const;
