import type { DemoTranslation } from '../shapes';

/** English texts of gygs that are written in Swedish. */
export const englishTexts: Readonly<Record<string, DemoTranslation>> = {
  'skrapdag-hunnebostrand': {
    title: 'Scraping day: boat hulls without poison',
    summary:
      'Forty boats in Hunnebostrand have old tin paint below the waterline. We scrape it off ashore, with vacuum cleaners and tarpaulins, so that none of it ends up in the harbour.',
    preface: 'The paint was banned in 1989. It is still there, layer upon layer, and lets go a little with every rain.',
    description: [
      'The boats stand on props in the yard. You take a boat in pairs: one scrapes, the other holds the nozzle. Everything that comes off is sucked up, weighed and sent to Kumla to be destroyed.',
      'The crane lifts the four largest during the morning. That takes drivers who have done it before, and everyone else at a safe distance with a cup of coffee.',
      'Before a boat is finished we measure what is left in the surface. If it is below the limit, the boat gets a green label and its owner sleeps better.',
    ],
    participantInfo:
      'Masks and overalls are handed out at the scales. Beards and masks do not go together, so shave, or scrape from afar. Lunch at 12.',
    recipients:
      'Eight boat owners who cannot manage the work themselves get help with theirs. Write how long it is and when it was last painted.',
    needs: ['Scraper with a vacuum cleaner', 'Crane driver', 'Sampler', 'Protective overalls'],
  },
  'beach-school-smogen': {
    title: 'Beach school for year five on Smögen',
    summary:
      'Sixty pupils, one bay and four questions: What lives here? What does not belong here? Whose fault is it? And can one tickle a prawn?',
    preface:
      'We have the classroom; it is a hundred kilometres long and has no roof. Now we need adults who dare to say “I do not know, let us find out”.',
    description: [
      'The classes are divided into groups of six. Each has an adult, a white tub, a net and an identification sheet that has been through the wash. First we look for life, then for rubbish, and at last we put both on the same tarpaulin and compare.',
      'The afternoon is for writing. The children choose one thing on the tarpaulin and tell how it got there. Last year a toothbrush was given a biography in three parts, with a cliffhanger.',
      'You need not be a teacher or a biologist. You should like children, put up with wind, and be able to count to six rather often.',
    ],
    participantInfo:
      'All group leaders need an extract from the police register; we send the link. There are reflective vests. The children’s lunches are their own, however good they look.',
    needs: ['Group leader', 'Writing coach', 'White washing-up bowls'],
  },
  elrakningskafe: {
    title: 'Electricity bill café in Hemse',
    summary:
      'Bring your electricity bill and a pencil. We read it together, line by line, until you know what you pay for and what you can stop paying for.',
    preface: 'An electricity bill has nineteen figures. Two of them can be changed, and they are always at the bottom.',
    description: [
      'There is an energy guide at every table. Together you go through the contract, the fuse, the power peaks and what that freezer in the basement really costs in a year. Most people go home with three things to do, and one of them is to call their son.',
      'We sell nothing and recommend no company. Anyone who tries is asked to make the coffee.',
    ],
    participantInfo:
      'Guides are briefed at 16:30. There are calculators on the tables, and reading glasses in several strengths.',
    recipients:
      'Forty chairs for you who want to understand your bill. Two of the same household are welcome, and then need not argue about it at home.',
    needs: ['Energy guide', 'Power meters to lend'],
  },
  'flytta-utan-bil': {
    title: 'Moving without a car: the day of the cargo bike',
    summary:
      'Twelve cargo bikes, nine loads and a sofa that is said to be impossible. We help nine households to change address without starting a single engine.',
    preface:
      'The average move within the city is 2.3 kilometres. That is shorter than one thinks, above all with a side wind.',
    description: [
      'Each household gets a team: one who packs, two who ride and one who negotiates with the lift. The cargo bikes take 200 kilos, and the long trailers take the bed, the sofa and the kind of bookcase that has a name.',
      'The parade comes last: all the bikes in a line across Möllevångstorget, with a floor lamp lit. Last time someone played the piano on the platform. It did not go fast, but it went.',
    ],
    participantInfo:
      'A test ride in the yard at 08:30 for those who have not ridden three wheels. Gloves and knee pads can be borrowed.',
    recipients:
      'Nine households can get help to move within Malmö. Write which floor, how far, and whether you have anything by the name of piano.',
    needs: ['Cargo bike rider', 'Packer and lift negotiator', 'Ratchet straps'],
  },
};
