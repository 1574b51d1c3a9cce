import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ShareRow } from './share-row';

const copy = { label: 'Copy link', doneLabel: 'Copied', failedLabel: 'Not copied', text: 'https://gyg.test/go/a/b' };
const native = { label: 'Share', data: { title: 'Shore', url: copy.text } };

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

describe('ShareRow', () => {
  it('links to networks in a new window, and to mail in this one', () => {
    render(
      <ShareRow
        label="Share"
        targets={[
          { label: 'X', icon: 'twitter', href: 'https://x.com/' },
          { label: 'E-mail', icon: 'mail', href: 'mailto:?body=x' },
        ]}
      />,
    );
    expect(screen.getByRole('link', { name: 'X' }).getAttribute('rel')).toBe('noopener');
    expect(screen.getByRole('link', { name: 'E-mail' }).getAttribute('target')).toBeNull();
  });

  it('copies the address, and announces the result', async () => {
    const user = userEvent.setup();
    const onDone = vi.fn();
    render(<ShareRow label="Share" targets={[]} copy={{ ...copy, onDone }} />);
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(copy.text);
    expect(onDone).toHaveBeenCalledWith(true);
  });

  it('shows an error when the address could not be copied', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    render(<ShareRow label="Share" targets={[]} copy={copy} />);
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByRole('button', { name: 'Not copied' })).toBeTruthy();
  });

  it('offers the device’s share sheet with browser support', async () => {
    const share = vi.fn(async () => undefined);
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    render(<ShareRow label="Share" targets={[]} native={native} />);
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith(native.data);
  });

  it('has no share sheet in a browser without support', () => {
    render(<ShareRow label="Share" targets={[]} native={native} />);
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });

  it('passes ref and other attributes to its list', () => {
    const ref = createRef<HTMLUListElement>();
    render(<ShareRow ref={ref} id="share" label="Share" targets={[]} />);
    expect(ref.current?.id).toBe('share');
  });
});
