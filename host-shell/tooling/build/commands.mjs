/** The commands of the server: `host-shell/server/commands/<name>.ts`, each a bundle of its own. */
export const COMMANDS = ['backup', 'grant', 'rebuild-cards', 'restore', 'rotate-keys'];
