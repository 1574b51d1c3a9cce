import { mailSamples } from '@gyg/mail/testing';
import { expect, test } from 'vitest';
import { leadsToPage } from './claimed-pages';

const link = (path: string) => `https://gyg.example${path}`;

test('a link leads to a page if a remote claims its path', () => {
  expect(leadsToPage(link('/gygs/invite/kustlaget/hostrensning/7?email=a'))).toBe(true);
  for (const path of ['/gygs/invite/kustlaget', '/kustlaget', '/proposals/3']) {
    expect(leadsToPage(link(path)), path).toBe(false);
  }
});

test('the samples of all mails link to pages', () => {
  const samples = Object.entries(mailSamples).flatMap(([name, variants]) =>
    Object.values(variants).map((data) => ({ name, link: data.link })),
  );
  expect(samples.filter((sample) => !leadsToPage(sample.link))).toEqual([]);
});
