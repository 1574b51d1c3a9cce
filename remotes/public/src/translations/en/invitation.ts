/** Texts of the landing pages of invitation links. */
export const invitation = {
  title: 'Welcome to Gyg',
  lead: '{{organization}} invites you to join. What you give counts for both of you.',
  by: 'Who invites you',
  register: 'Register',
  invalid: 'Invalid invite. Please make sure you have copy-pasted the complete invite link correctly.',
  invalidFromColleague:
    'Invalid invite. Please make sure you have copy-pasted the complete invite link correctly. If this error recurs, please contact your colleague for a new link.',
};
