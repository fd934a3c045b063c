import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { useTextInUrl } from './useTextInUrl';

function open(url: string) {
  const onChange = vi.fn<(text: string) => void>();
  const hook = renderHook(({ value }) => useTextInUrl(value, onChange), {
    initialProps: { value: url },
  });
  return {
    onChange,
    text: () => hook.result.current[0],
    type: (text: string) => act(() => hook.result.current[1](text)),
    urlBecomes: (value: string) => hook.rerender({ value }),
  };
}

it('keeps what is typed while the URL follows one key after another', () => {
  const field = open('');
  for (const text of ['y', 'ye', 'yer']) field.type(text);
  expect(field.text()).toBe('yer');
  for (const value of ['y', 'ye', 'yer']) {
    field.urlBecomes(value);
    expect(field.text()).toBe('yer');
  }
  expect(field.onChange.mock.calls).toEqual([['y'], ['ye'], ['yer']]);
});

it('takes another value of the URL over', () => {
  const field = open('pan');
  field.type('pan integral');
  field.urlBecomes('pan integral');
  field.urlBecomes('pan');
  expect(field.text()).toBe('pan');
  field.urlBecomes('');
  expect(field.text()).toBe('');
});

it('takes a value over that was typed before', () => {
  const field = open('');
  for (const text of ['y', 'ye']) field.type(text);
  field.urlBecomes('ye');
  field.urlBecomes('y');
  expect(field.text()).toBe('y');
});

it('keeps what is typed while the URL skips a text', () => {
  const field = open('');
  for (const text of ['y', 'ye', 'yer', 'yerb']) field.type(text);
  for (const value of ['ye', 'yer']) {
    field.urlBecomes(value);
    expect(field.text()).toBe('yerb');
  }
});

it('follows the URL back and forward to a text that it never reached while it was typed', () => {
  const field = open('');
  field.type('pan');
  field.urlBecomes('queso');
  field.urlBecomes('pan');
  expect(field.text()).toBe('pan');
});

it('waits for no URL after a text was typed back', () => {
  const field = open('');
  for (const text of ['y', '']) field.type(text);
  field.urlBecomes('y');
  expect(field.text()).toBe('y');
});
