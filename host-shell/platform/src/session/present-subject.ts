let subject = '';

/** Whose session this page shows, or is about to show, as the identity service names them; empty for nobody. */
export const presentSubject = () => subject;

export function expectSubject(next: string): void {
  subject = next;
}
