import type { ProposalPaymentMethod, ProposalType } from '@gyg/contract/enums';
import type { Texts } from '../../core/texts';

interface Choice {
  readonly title: string;
  readonly detail: string;
}

/** The texts of the form, in the words of the platform's. */
export interface ProposalFormTexts {
  form: string;
  help: string;
  type: string;
  types: Readonly<Record<ProposalType, Choice>>;
  payment: string;
  payments: Readonly<Record<ProposalPaymentMethod, Choice>>;
  titleField: string;
  summary: string;
  summaryHint: string;
  description: string;
  goal: string;
  address: string;
  addressHint: string;
  start: string;
  end: string;
  timeHint: string;
  moreInfo: string;
  moreInfoHint: string;
  represent: string;
  oneself: string;
  representInfo: string;
  representInfoHint: string;
  picture: string;
  pictureHint: (pixels: number) => string;
  crop: string;
  remove: string;
  uploading: string;
  pictureProblems: {
    readonly type: string;
    readonly tooSmall: (pixels: number) => string;
    readonly tooLarge: string;
    readonly unreadable: string;
  };
  missing: {
    readonly title: string;
    readonly summary: string;
    readonly payment: string;
    readonly start: string;
    readonly end: string;
    readonly endTooEarly: string;
    readonly endPast: string;
  };
  invalid: string;
  send: string;
  cancel: string;
  notSent: string;
  copy: string;
  copied: string;
  sent: string;
  sentText: (title: string, organization: string) => string;
  another: string;
}

export const proposalFormTexts: Texts<ProposalFormTexts> = {
  en: {
    form: 'Your proposal',
    help: 'Before you write',
    type: 'What do you propose?',
    types: {
      GYG: { title: 'A gyg', detail: 'An event where people help with time, skills or things.' },
      COLLECTION: { title: 'A collection', detail: 'People give money to a cause.' },
    },
    payment: 'How is the money paid?',
    payments: {
      DIRECT_TO_CHARITY: {
        title: 'Directly to a local charity',
        detail: 'Everyone pays to a local charity that you suggest.',
      },
      COLLECT_AND_TRANSFER: {
        title: 'You collect and transfer it',
        detail: 'You collect the money yourself and transfer all of it afterwards.',
      },
    },
    titleField: 'Title',
    summary: 'Summary',
    summaryHint: 'What it is about, in one or two sentences.',
    description: 'Description',
    goal: 'Goal',
    address: 'Address',
    addressHint: 'Where it takes place. You can leave this empty if you do not know yet.',
    start: 'Start',
    end: 'End',
    timeHint: 'Swedish time',
    moreInfo: 'Comments',
    moreInfoHint: 'Anything else the organisation should know. Only they see it.',
    represent: 'For whom do you propose it?',
    oneself: 'Yourself',
    representInfo: 'Your role there',
    representInfoHint: 'For example chair or volunteer.',
    picture: 'Picture',
    pictureHint: (pixels) => `JPG or PNG, at least ${pixels} pixels high.`,
    crop: 'Which part of the picture',
    remove: 'Remove the picture',
    uploading: 'Sending the picture',
    pictureProblems: {
      type: 'Only files with .jpg, .jpeg or .png are allowed.',
      tooSmall: (pixels) =>
        `The picture is too small. It must be at least ${pixels} pixels high when it is cropped to 16:9.`,
      tooLarge: 'The picture is too large. Please choose a smaller one.',
      unreadable: 'The picture could not be used. It may be damaged. Please choose another.',
    },
    missing: {
      title: 'Enter a title.',
      summary: 'Enter a summary.',
      payment: 'Choose how the money is paid.',
      start: 'Enter a start date and time.',
      end: 'Enter an end date and time.',
      endTooEarly: 'The end must be after the start.',
      endPast: 'The end must be in the future.',
    },
    invalid: 'Check this value.',
    send: 'Send the proposal',
    cancel: 'Cancel',
    notSent: 'Your proposal wasn’t sent. Nothing is lost: try again, or copy your text.',
    copy: 'Copy text',
    copied: 'The text is copied.',
    sent: 'Your proposal has been submitted.',
    sentText: (title, organization) => `${title}. We’ll notify you and e-mail you when ${organization} answers.`,
    another: 'Submit another',
  },
  sv: {
    form: 'Ditt förslag',
    help: 'Innan du skriver',
    type: 'Vad föreslår du?',
    types: {
      GYG: { title: 'En gyg', detail: 'Ett evenemang där människor hjälper till med tid, kunskap eller saker.' },
      COLLECTION: { title: 'En insamling', detail: 'Människor ger pengar till ett ändamål.' },
    },
    payment: 'Hur betalas pengarna?',
    payments: {
      DIRECT_TO_CHARITY: {
        title: 'Direkt till en lokal hjälporganisation',
        detail: 'Alla betalar till en lokal hjälporganisation som du föreslår.',
      },
      COLLECT_AND_TRANSFER: {
        title: 'Du samlar in och för över dem',
        detail: 'Du samlar in pengarna själv och för över allt efteråt.',
      },
    },
    titleField: 'Titel',
    summary: 'Sammanfattning',
    summaryHint: 'Vad det handlar om, i en eller två meningar.',
    description: 'Beskrivning',
    goal: 'Mål',
    address: 'Adress',
    addressHint: 'Platsen där det äger rum. Lämna tomt om du inte vet än.',
    start: 'Start',
    end: 'Slut',
    timeHint: 'Svensk tid',
    moreInfo: 'Kommentarer',
    moreInfoHint: 'Annat som organisationen bör veta. Bara de ser det.',
    represent: 'För vem lämnar du förslaget?',
    oneself: 'Dig själv',
    representInfo: 'Din roll där',
    representInfoHint: 'Till exempel ordförande eller volontär.',
    picture: 'Bild',
    pictureHint: (pixels) => `JPG eller PNG, minst ${pixels} pixlar hög.`,
    crop: 'Vilken del av bilden',
    remove: 'Ta bort bilden',
    uploading: 'Skickar bilden',
    pictureProblems: {
      type: 'Bara filer med .jpg, .jpeg eller .png är tillåtna.',
      tooSmall: (pixels) =>
        `Bilden är för liten. Den måste vara minst ${pixels} pixlar hög när den är beskuren till 16:9.`,
      tooLarge: 'Bilden är för stor. Välj en mindre.',
      unreadable: 'Bilden kunde inte användas. Den kan vara skadad. Välj en annan.',
    },
    missing: {
      title: 'Ange en titel.',
      summary: 'Ange en sammanfattning.',
      payment: 'Välj hur pengarna betalas.',
      start: 'Ange datum och tid för start.',
      end: 'Ange datum och tid för slut.',
      endTooEarly: 'Slutet måste vara efter starten.',
      endPast: 'Slutet måste vara i framtiden.',
    },
    invalid: 'Kontrollera värdet.',
    send: 'Skicka förslaget',
    cancel: 'Avbryt',
    notSent: 'Förslaget skickades inte. Inget är förlorat: försök igen eller kopiera din text.',
    copy: 'Kopiera texten',
    copied: 'Texten är kopierad.',
    sent: 'Ditt förslag är inskickat.',
    sentText: (title, organization) => `${title}. Du får en avisering och ett mejl när ${organization} svarar.`,
    another: 'Lämna ett till',
  },
};

/** What a failed call means here; other codes have common sentences. */
export const proposalErrors: Texts<Readonly<Record<string, string>>> = {
  en: {
    'generic.missing_values': 'Some required information is missing. Please fill it in.',
    'proposals.not_open': 'This organisation is not accepting proposals from you.',
    'request.too_large': 'This is too large to send. Make it shorter and try again.',
    'request.too_slow': 'Your connection was too slow to send this. Please try again.',
    'org.missing': 'This organisation no longer exists.',
  },
  sv: {
    'generic.missing_values': 'Något obligatoriskt saknas. Fyll i det.',
    'proposals.not_open': 'Organisationen tar inte emot förslag från dig.',
    'request.too_large': 'Det här är för stort för att skickas. Korta ner det och försök igen.',
    'request.too_slow': 'Din uppkoppling var för långsam för att skicka det här. Försök igen.',
    'org.missing': 'Organisationen finns inte längre.',
  },
};
