/** Texts of Our story and About. */
export const story = {
  title: 'Our story',
  lead: 'It began with a roof, a ladder and a list on a fridge.',
  p1: 'In the spring of 2019 the storm called Alfrida had taken half the roof of a parish hall on Gotland. The parish council asked for four people and a lift. Thirty-one came, eleven of them with the same saw.',
  p2: 'Afterwards, over soup, someone said what everyone was thinking: there is no shortage of people who want to help. What is missing is knowing what is needed, when, and how much of it. So we wrote a list: four roofers, one lift, twenty hours, soup. And we put a name on every line. We called such a list a gyg.',
  p3: 'Today shelters, schools, sports clubs, municipalities and companies write such lists. Every line says what is needed, every booking fills one place, and no one turns up with the twelfth saw.',
  beliefs: 'What we believe',
  belief1: 'Small and doable',
  belief1Text:
    'A gyg asks for something that can be done: an hour, a tool, a seat in a car. That is how large things get finished.',
  belief2: 'Helping goes both ways',
  belief2Text: 'Many gygs have places for people who need something. We never show the names of recipients.',
  belief3: 'Seventeen colours, one map',
  belief3Text:
    'Every gyg is tied to the goals of the 2030 Agenda, so that a Thursday food bank and a rewetted mire add up to something that can be seen.',
  cta: 'The next list is waiting',
  ctaText: 'Someone near you needs an hour.',
  ctaAction: 'Find a gyg',
  about: {
    title: 'About Gyg',
    lead: 'A meeting place for organisations that need hands, hours and things, and for people who have them.',
    p1: 'Organisations publish gygs: events with a time, a place and a list of what is needed. People and organisations book what they can give, a skill for some hours or a number of things. Some gygs also have places for those who are to receive help.',
    p2: 'Every gyg works for one of the United Nations’ seventeen sustainable development goals, and often for several.',
    free: 'What it costs',
    freeText: 'Nothing for those who give or receive. We show no advertisements and sell no data.',
    data: 'What happens to your data',
    dataText: 'Only the hosts of what you book see your e-mail address. You can erase your account.',
    law: 'Where we are',
    lawText:
      'We work from Sweden. Swedish law applies, and disputes that can’t be settled otherwise are settled by the Stockholm District Court.',
    story: 'Read our story',
    how: 'See how it works',
  },
};
