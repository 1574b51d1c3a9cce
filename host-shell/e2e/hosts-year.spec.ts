import { acceptRequest, requestAccount } from './hosts-year/account';
import { approveStory, readReport, tellStory } from './hosts-year/afterwards';
import { acceptOffer, approveRepresentation, giveItems, offerSkill } from './hosts-year/bookings';
import { finish, runTheDoor } from './hosts-year/day';
import { en } from './hosts-year/en';
import { createGyg, moveToNow, publish } from './hosts-year/gyg';
import { invitedAccount, inviteMember, joinByInvitation, setUpPage } from './hosts-year/organization';
import { sv } from './hosts-year/sv';
import type { Year } from './hosts-year/year';
import { inLanguage, newAddress, test } from './journey';

for (const { language, t, width } of [
  { language: 'en', t: en, width: 1280 },
  { language: 'sv', t: sv, width: 375 },
] as const) {
  test.describe(`${language}, ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, permissions: ['clipboard-read', 'clipboard-write'] });

    test(
      `a host’s whole year (${language})`,
      language === 'en' ? { tag: '@main' } : {},
      async ({ page: host, anotherPage }) => {
        // It is several journeys long, and five people log in.
        test.setTimeout(300_000);
        const person = async () => {
          const page = await anotherPage();
          await inLanguage(page, language);
          return page;
        };
        await inLanguage(host, language);
        const stamp = Date.now().toString(36);
        const names = { organization: `${t.own.organization} ${stamp}`, gyg: `${t.own.gyg} ${stamp}` };
        const year: Year = { t, language, host, email: newAddress(), ...names };
        const [superUser, member, volunteer, admin] = [await person(), await person(), await person(), await person()];

        await test.step('requests an account for an organisation and signs up', () => requestAccount(year));
        await test.step('becomes its administrator once the super user has accepted', () =>
          acceptRequest(year, superUser));
        await test.step('sets up the organisation’s page', () => setUpPage(year));
        const email = await test.step('invites a member, who joins', async () => {
          const invited = await invitedAccount(year);
          await joinByInvitation(year, member, invited, await inviteMember(year, invited));
          return invited;
        });
        const gygId = await test.step('creates a gyg', () => createGyg(year));
        await test.step('publishes it', () => publish(year));
        await test.step('two people book', async () => {
          await offerSkill(year, member, gygId);
          await giveItems(year, volunteer, gygId);
        });
        await test.step('accepts the offer', () => acceptOffer(year));
        await test.step('the represented organisation approves', () =>
          approveRepresentation(year, admin, volunteer, gygId));
        await test.step('moves the gyg to today', () => moveToNow(year, email));
        await test.step('runs the door', () => runTheDoor(year));
        await test.step('finishes the gyg', () => finish(year));
        await test.step('approves the story of a participant', async () => {
          await tellStory(year, member, gygId);
          await approveStory(year, member, gygId);
        });
        await test.step('reads the report', () => readReport(year));
      },
    );
  });
}
