// How long or how many: each on its own, so that elements on partners' pages load only those that they use.
export const passwordMin = 8;
export const passwordMax = 256;
export const name = 120;
export const email = 254;
export const title = 140;
export const friendlyUrl = 80;
export const summary = 400;
export const html = 20_000;
export const comment = 500;
export const reason = 500;
/** The message of the maintenance page, in each language. */
export const siteDownMessage = 300;
export const address = 240;
export const url = 500;
export const keyword = 100;
export const caption = 900;
export const thanks = 280;
/** People or items of a need, and places for recipients. */
export const positions = 1_000_000;
export const customFields = 10_000;
export const customFieldsDepth = 6;
/** An organisation's own questions about proposals, and each of them. */
export const proposalQuestions = 10;
export const proposalQuestion = 100;
export const catalogGygs = 100;
export const inviteMessage = 1_000;
export const inviteRecipients = 50;
export const notificationRecipients = 1_000;
export const attendancePageSize = 500;
export const storyNote = 500;
export const storyPreview = 140;
export const storiesBeside = 3;
export const altText = 300;
export const pageSize = 20;
export const pageSizeMax = 100;
export const featuredGygs = 10;
export const demoGygs = 50;
export const origins = 50;
export const activeKeys = 50;
export const webhooks = 10;
