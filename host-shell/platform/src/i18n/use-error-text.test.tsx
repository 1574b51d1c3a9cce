import { ApiError } from '@gyg/contract/client';
import { errorCatalogue } from '@gyg/contract/errors';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startI18n } from './i18n';
import { useErrorText } from './use-error-text';

const textOf = (thrown: unknown) => renderHook(() => useErrorText()).result.current(thrown);
const general = {
  en: 'Something went wrong on our side. Please try again.',
  sv: 'Något gick fel hos oss. Försök igen.',
};

test.each(['en', 'sv'] as const)('every code of the catalogue has a specific text (%s)', async (language) => {
  await startI18n(language);
  const codes = Object.keys(errorCatalogue).filter((code) => code !== 'server.unexpected');
  expect(codes.filter((code) => textOf(new ApiError(code, 400, '')).text === general[language])).toEqual([]);
});

test('a reason has a specific text; an unknown code or another error has the general text', async () => {
  await startI18n('en');
  expect(textOf(new ApiError('booking.failed', 409, '409: full', { reason: 'full' }))).toEqual({
    text: 'This has just been fully booked.',
    detail: '409: full',
  });
  expect(textOf(new ApiError('of.tomorrow', 409, '409: new'))).toEqual({ text: general.en, detail: '409: new' });
  expect(textOf(new Error('odd'))).toEqual({ text: general.en, detail: 'Error: odd' });
});
