import { useEffect, useState } from 'react';

/** Loaded when a new password is typed: the lists are large. */
const load = () => import('@gyg/contract/common-password');

/** Whether a password is too easy to guess, as the server judges. False if the lists cannot be loaded: the server decides. */
export const isEasyToGuess = (password: string): Promise<boolean> =>
  load().then(
    ({ isCommonPassword }) => isCommonPassword(password),
    () => false,
  );

/** Whether the password is too easy to guess; undefined until that is known. The lists load at the first character. */
export function useEasyToGuess(password: string): boolean | undefined {
  const [checked, setChecked] = useState<{ password: string; easy: boolean }>();
  useEffect(() => {
    if (password === '') return;
    let current = true;
    void isEasyToGuess(password).then((easy) => current && setChecked({ password, easy }));
    return () => {
      current = false;
    };
  }, [password]);
  return checked?.password === password ? checked.easy : undefined;
}
