/** An error message without the addresses that mail servers repeat; for the log and the table. */
export function redactAddresses(error: string): string {
  return error.replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '…').slice(0, 500);
}
