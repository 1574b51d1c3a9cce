import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Lightbox } from './lightbox';
import { sampleItems, sampleTexts } from './sample-items';

const items = sampleItems.en;
const texts = sampleTexts.en;

const swipe = (element: Element, by: { x: number; y: number }) => {
  fireEvent.pointerDown(element, { pointerType: 'touch', isPrimary: true, clientX: 200, clientY: 200 });
  fireEvent.pointerUp(element, { pointerType: 'touch', isPrimary: true, clientX: 200 + by.x, clientY: 200 + by.y });
};

describe('Lightbox', () => {
  it('shows nothing until an item is opened', () => {
    render(<Lightbox items={items} texts={texts} />);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText('Amadou Ceesay')).toBeNull();
  });

  it('goes forward and back by buttons and keys, and stops at the ends', async () => {
    render(<Lightbox items={items} texts={texts} defaultAt={0} />);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText('2 of 3')).toBeTruthy();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByText('3 of 3')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Next' }).getAttribute('aria-disabled')).toBe('true');
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByText('Klara Lind')).toBeTruthy();
  });

  it('goes forward on a horizontal swipe, but not on a vertical one', () => {
    render(<Lightbox items={items} texts={texts} defaultAt={0} />);
    const picture = document.querySelector('img[data-state]');
    if (!picture) throw new Error('no picture');
    swipe(picture, { x: -30, y: -120 });
    expect(screen.getByText('1 of 3')).toBeTruthy();
    swipe(picture, { x: -80, y: 10 });
    expect(screen.getByText('2 of 3')).toBeTruthy();
  });

  it('has no position and no previous or next button with one picture', () => {
    render(<Lightbox items={items.slice(0, 1)} texts={texts} defaultAt={0} />);
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Close']);
    expect(screen.queryByText('1 of 1')).toBeNull();
  });

  it('offers a retry when a picture failed to load', async () => {
    render(<Lightbox items={items} texts={texts} defaultAt={0} />);
    const picture = document.querySelector('img[data-state]');
    if (!picture) throw new Error('no picture');
    fireEvent.error(picture);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(document.querySelector('img[data-state="loading"]')).toBeTruthy();
  });

  it('is controlled by `at`, and requests to close', async () => {
    const onAtChange = vi.fn();
    render(<Lightbox items={items} texts={texts} at={2} onAtChange={onAtChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onAtChange).toHaveBeenCalledWith(null);
    expect(screen.getByText('3 of 3')).toBeTruthy();
  });

  it('passes ref and other attributes to the dialog', () => {
    const ref = createRef<HTMLDialogElement>();
    render(<Lightbox ref={ref} items={items} texts={texts} id="pictures" />);
    expect(ref.current?.id).toBe('pictures');
  });
});
