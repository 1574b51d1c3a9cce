const texts = {
  en: {
    ask: {
      title: 'Unsubscribe from invitations',
      text: 'You will get no more invitations by e-mail from people on Gyg. Mails about your own bookings and your account still reach you.',
    },
    button: 'Unsubscribe',
    done: {
      title: 'You are unsubscribed',
      text: 'You will get no more invitations by e-mail from people on Gyg.',
    },
    invalid: {
      title: 'This link is not valid',
      text: 'Please use the whole link from the e-mail.',
    },
    home: 'Go to Gyg',
  },
  sv: {
    ask: {
      title: 'Avanmäl dig från inbjudningar',
      text: 'Du får inga fler inbjudningar via e-post från personer på Gyg. Mejl om dina egna bokningar och ditt konto får du som vanligt.',
    },
    button: 'Avanmäl mig',
    done: {
      title: 'Du är avanmäld',
      text: 'Du får inga fler inbjudningar via e-post från personer på Gyg.',
    },
    invalid: {
      title: 'Länken är ogiltig',
      text: 'Använd hela länken från mejlet.',
    },
    home: 'Till Gyg',
  },
} as const;

export type UnsubscribeLanguage = keyof typeof texts;

/** The page that an unsubscribe link opens; its button sends a POST to the same address. */
export function unsubscribePage(language: UnsubscribeLanguage, state: 'ask' | 'done' | 'invalid'): string {
  const { title, text } = texts[language][state];
  const { button, home } = texts[language];
  const action = state === 'ask' ? `<form method="post"><button>${button}</button></form>` : `<a href="/">${home}</a>`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · Gyg</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="page.css">
</head>
<body>
<main>
<p class="brand">gyg</p>
<h1>${title}</h1>
<p>${text}</p>
${action}
</main>
</body>
</html>
`;
}

/** In the product's colours (design-system/tokens). */
export const unsubscribeStyle = `:root { color-scheme: light dark; --ground: light-dark(#fbf6ec, #111b17); --ink: light-dark(#16231d, #f1eee3); --action: light-dark(#1b5b41, #8fd0a8); --on-action: light-dark(#fffdf8, #111b17); }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1.0625rem/1.55 'Hanken Grotesk', system-ui, sans-serif; }
main { max-width: 34rem; margin: 0 auto; padding: 3rem 1.25rem; }
.brand { margin: 0 0 2rem; font-size: 1.25rem; font-weight: 800; color: var(--action); }
h1 { margin: 0 0 1rem; font-size: 1.75rem; line-height: 1.2; text-wrap: balance; }
button { margin-top: 0.5rem; padding: 0.875rem 1.5rem; border: 0; border-radius: 14px; background: var(--action); color: var(--on-action); font: inherit; font-weight: 700; cursor: pointer; }
a { color: var(--action); }
:focus-visible { outline: 3px solid light-dark(#0b57d0, #9cc4ff); outline-offset: 2px; }
`;
