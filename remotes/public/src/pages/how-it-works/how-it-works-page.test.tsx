import { screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { closeScreen, openScreen } from '../../testing/open-screen';
import { HowItWorksPage } from './how-it-works-page';

afterEach(closeScreen);

const open = (at: string, language: 'en' | 'sv' = 'en') => openScreen({ screen: <HowItWorksPage />, at, language });

describe('how it works', () => {
  test('starts with individuals', async () => {
    await open('/static/howitworks?for=somebody');
    expect(screen.getByRole('heading', { level: 2, name: 'For individuals' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'For NGOs' }).getAttribute('href')).toBe('/static/howitworks?for=ngo');
  });

  test('has a version for associations, also in Swedish', async () => {
    await open('/static/howitworks?for=ngo', 'sv');
    expect(screen.getByRole('heading', { level: 2, name: 'För föreningar och ideella organisationer' })).toBeTruthy();
    expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(4);
  });

  test.each(['organization', 'ngo'])('leads those who read about %s to hosting', async (audience) => {
    await open(`/static/howitworks?for=${audience}`);
    expect(screen.getByRole('link', { name: 'Host a gyg' }).getAttribute('href')).toBe('/organizations/requests/new');
  });
});
