/** Texts of the public page of a catalogue. */
export const catalog = {
  lead_one: '{{count}} gyg',
  lead_other: '{{count}} gygs',
  share: 'Share this catalogue',
  empty: 'No gygs here right now',
  emptyText: '{{name}} shows gygs here as soon as they are published.',
  toOrganization: 'Visit {{name}}',
};
