/** An error's words without the addresses that mail servers like to repeat; for the log and the table. */
export function redactAddresses(error: string): string {
  return error.replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '…').slice(0, 500);
}
