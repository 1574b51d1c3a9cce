import {
  type UseMutationOptions,
  type UseMutationResult,
  useMutation as useQueryMutation,
} from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';

/** What follows one change. */
export interface AfterChange<Data, Failure> {
  onSuccess?: ((data: Data) => void) | undefined;
  onError?: ((failure: Failure) => void) | undefined;
  onSettled?: (() => void) | undefined;
}

/** A result of TanStack Query in each of its states, with another `mutate`. */
type WithMutate<Result, Mutate> = Result extends unknown ? Omit<Result, 'mutate'> & { mutate: Mutate } : never;

export type Mutation<Data, Failure, Variables, Context> = WithMutate<
  UseMutationResult<Data, Failure, Variables, Context>,
  (variables: Variables, after?: AfterChange<Data, Failure>) => void
>;

/**
 * A change by a call, as in TanStack Query, except that what follows a change also happens if the response, or what is
 * fetched again because of it, has removed the component that asked for the change. It does not happen once the visitor
 * has left the page: it must not lead back there.
 */
export function useMutation<Data = unknown, Failure = Error, Variables = void, Context = unknown>(
  options: UseMutationOptions<Data, Failure, Variables, Context>,
): Mutation<Data, Failure, Variables, Context> {
  const mutation = useQueryMutation(options);
  const { mutateAsync } = mutation;
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const mutate = useCallback(
    (variables: Variables, after: AfterChange<Data, Failure> = {}) => {
      const { pathname } = window.location;
      const following = () => (isMounted.current || window.location.pathname === pathname ? after : {});
      void mutateAsync(variables)
        .then(
          (data) => following().onSuccess?.(data),
          (failure: Failure) => following().onError?.(failure),
        )
        .finally(() => following().onSettled?.());
    },
    [mutateAsync],
  );
  return { ...mutation, mutate };
}
