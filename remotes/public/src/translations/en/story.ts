/** Texts of Our story and About. */
export const story = {
  title: 'Our story',
  lead: 'Many people want to help. The hard part is knowing what is needed, when, and how much of it.',
  goals: 'It starts with seventeen goals',
  goals1:
    'In 2015 all members of the United Nations agreed on seventeen goals: an end to poverty and hunger, clean water, good schools, a stable climate, and life in the sea and on land. They are meant for everyone, not only for governments.',
  goals2:
    'Much of the work is local and small enough to start on a Saturday: a shore to clean, a bike to mend, a pupil who needs help with fractions. Organisations everywhere know what has to be done. What they lack is hands, hours and things.',
  list: 'A gyg is a list of needs',
  list1:
    'An event with a date, a place and a precise list: four people who can use a saw, one van, twenty pairs of gloves, six places for those who need the meal.',
  list2:
    'Every booking fills one line of the list. The host sees what is still missing, the helpers know that they are needed, and no one makes the trip in vain.',
  count: 'It should count',
  count1:
    'Hosts record who came and what changed. Hours, items and goals add up, for each person, for the organisations they represent, and for each of the seventeen goals.',
  beliefs: 'What we believe',
  belief1: 'Small and doable',
  belief1Text: 'An hour, a tool, a seat in a car. Large things get done when the parts are small enough to say yes to.',
  belief2: 'Help goes both ways',
  belief2Text:
    'Many gygs have places for people who need something themselves. The names of recipients are never shown in public.',
  belief3: 'Open to everyone',
  belief3Text:
    'Gyg is open source. Any organisation can use it, read how it works, run a site of its own and show its gygs wherever its people are.',
  now: 'Right now',
  nowGygs_one: 'open gyg',
  nowGygs_other: 'open gygs',
  nowPlaces_one: 'place to fill',
  nowPlaces_other: 'places to fill',
  nowGoals: 'goals, and every gyg works for at least one of them',
  cta: 'There is a line on the list for you',
  ctaText: 'Find a gyg that needs what you have, or ask for what your organisation needs.',
  ctaAction: 'Find a gyg',
  about: {
    title: 'About Gyg',
    lead: 'A meeting place for organisations that need hands, hours and things, and for people who have them.',
    what: 'What Gyg is',
    whatText:
      'Organisations publish gygs: events with a time, a place and a list of what is needed. People and companies book what they can give, a skill for some hours or a number of items. Some gygs also have places for people who are to receive help.',
    goals: 'Seventeen colours',
    goalsText:
      'Every gyg works for one of the United Nations’ goals for sustainable development, often for several, and carries its colour. That is how you recognise what matters to you.',
    free: 'What it costs',
    freeText: 'Nothing for those who give or receive. There are no advertisements, and no data is sold.',
    data: 'What happens to your data',
    dataText:
      'Your e-mail address is seen by the hosts of what you book and by the administrators of organisations you belong to, not by other participants. You can download everything stored about you, hide your name, and erase your account yourself.',
    open: 'Open source',
    openText:
      'The code is published under the MIT licence. Anyone may use it, change it and run it. Organisations can show their gygs on their own sites, and other programs can use its public API.',
    law: 'Rules',
    lawText:
      'Swedish law applies. Disputes that can’t be settled otherwise are settled by the Stockholm District Court.',
    sources: 'Sources',
    sourcesText:
      'The towns that the search suggests come from <geonames>GeoNames</geonames>, under the licence <licence>CC BY 4.0</licence>. We have shortened the list and added small places on the coast.',
    more: 'Read on',
    widgets: 'Gygs on your own website',
    api: 'The API, for developers',
    story: 'Read our story',
    how: 'See how it works',
  },
};
