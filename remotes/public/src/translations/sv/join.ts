/** Texts of the ways to join. */
export const join = {
  title: 'Gå med i Gyg',
  lead: 'Logga in, eller skapa det konto som passar dig.',
  titleSignedIn: 'Gå med som organisation',
  leadSignedIn: 'Du har redan ett eget konto. Din organisation kan också få ett.',
  tabs: 'Inloggning eller nytt konto',
  login: {
    tab: 'Logga in',
    title: 'Logga in',
    text: 'Med e‑postadressen och lösenordet som du skapade kontot med.',
    action: 'Logga in',
  },
  person: {
    tab: 'Nytt konto',
    title: 'För dig själv',
    text: 'Ge tid och saker, boka en plats och gå med i organisationerna som du hör till.',
    action: 'Skapa ett eget konto',
  },
  organization: {
    title: 'För en organisation',
    text: 'Företag, föreningar och myndigheter är värdar för gygar och ser vad deras medarbetare bidrar med. Vi granskar varje ansökan.',
    action: 'Ansök om organisationskonto',
  },
};
