/** Our story and About. */
export const story = {
  title: 'Our story',
  lead: 'It began with a roof, a ladder and a list on a fridge.',
  p1: 'In the spring of 2019 the storm called Alfrida had taken half the roof of a parish hall on Gotland. The parish council asked for four people and a lift. Thirty-one came, eleven of them with the same saw.',
  p2: 'Afterwards, over soup, somebody said what everybody thought: there is no lack of people who want to help. What is missing is knowing what is needed, when, and how much of it. So we wrote a list: four roofers, one lift, twenty hours, soup. And we put a name on every line. We called such a list a gyg.',
  p3: 'Today shelters, schools, sports clubs, municipalities and companies write such lists. Every line says what it takes, every booking takes one place, and nobody stands there with the twelfth saw.',
  beliefs: 'What we hold on to',
  belief1: 'Small and certain',
  belief1Text:
    'A gyg asks for something that can be done: an hour, a tool, a seat in a car. That is how large things get finished.',
  belief2: 'Helping goes both ways',
  belief2Text:
    'Many gygs have places for those who need something. Nobody who books such a place is ever shown by name.',
  belief3: 'Seventeen colours, one map',
  belief3Text:
    'Every gyg is tied to the goals of the 2030 Agenda, so that a Thursday food bank and a rewetted mire add up to something that can be seen.',
  cta: 'The next list is waiting',
  ctaText: 'Somebody near you needs an hour.',
  ctaAction: 'Find a gyg',
  about: {
    title: 'About Gyg',
    lead: 'A meeting place for organisations that need hands, hours and things, and for people who have them.',
    p1: 'Organisations publish gygs: events with a time, a place and a list of what is needed. People and organisations book what they can give, a skill for some hours or a number of things. Some gygs also have places for those who are to receive help.',
    p2: 'Every gyg works for one of the United Nations’ seventeen sustainable development goals, and often for several.',
    free: 'What it costs',
    freeText: 'Nothing for those who give or receive. We show no advertisements and sell no data.',
    data: 'What happens to your data',
    dataText:
      'Your e-mail address is seen by hosts of what you book, and by no other participant. You can have your account erased.',
    law: 'Where we are',
    lawText:
      'We work from Sweden. Swedish law applies, and the Stockholm District Court settles what cannot be settled otherwise.',
    story: 'Read our story',
    how: 'See how it works',
  },
};
