import { MantineProvider } from '@mantine/core';
import { fireEvent, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';

import { setConfig } from '~/lib/config';
import { screen } from '~/testSupport/screen';
import { shippedConfig } from '~/testSupport/testConfig';

import { ContactButtons } from './ContactButtons';
import { EmailLink, MapLink, PhoneLinks } from './ContactLinks';

const show = (ui: ReactNode) => render(<MantineProvider env="test">{ui}</MantineProvider>);
const hrefs = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

describe('PhoneLinks', () => {
  it('calls the number and opens its chat', () => {
    show(<PhoneLinks phone="+54 9 11 5555-0202" name="Lucía" />);
    expect(screen.getByRole('link', { name: '+54 9 11 5555-0202' })).toHaveAttribute(
      'href',
      'tel:+5491155550202',
    );
    expect(screen.getByRole('link', { name: 'Escribir por WhatsApp a Lucía' })).toHaveAttribute(
      'href',
      'https://wa.me/5491155550202',
    );
  });

  it('asks before it completes a number without country', async () => {
    setConfig({ ...shippedConfig(), defaultCountry: 'AR' });
    show(<PhoneLinks phone="11 15 5555-0202" name="Lucía" />);
    expect(hrefs()).toEqual(['tel:111555550202']);
    fireEvent.click(screen.getByRole('button', { name: 'Escribir por WhatsApp a Lucía' }));
    expect(await screen.findByText('+54 9 11 5555-0202')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Abrir WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/5491155550202',
    );
  });

  it('warns of a number whose country is unknown', async () => {
    setConfig({ ...shippedConfig(), defaultCountry: null });
    show(<PhoneLinks phone="11 5555-0202" name="Lucía" />);
    fireEvent.click(screen.getByRole('button', { name: 'Escribir por WhatsApp a Lucía' }));
    expect(await screen.findByText(/no tiene el código del país/)).toBeVisible();
  });

  it.each([
    ['javascript:alert(1)', 'javascript:alert(1)'],
    [null, '-'],
  ])('shows %j as a text', (phone, text) => {
    show(<PhoneLinks phone={phone} name="Lucía" />);
    expect(screen.getByText(text)).toBeVisible();
    expect(hrefs()).toEqual([]);
  });
});

describe('ContactButtons', () => {
  it('write, call and show the map', () => {
    show(<ContactButtons name="Lucía" phone="+54 9 11 5555-0202" address="Gascón 1280" />);
    expect(screen.getByRole('link', { name: 'Escribir por WhatsApp a Lucía' })).toBeVisible();
    expect(hrefs()).toEqual([
      'https://wa.me/5491155550202',
      'tel:+5491155550202',
      'https://www.google.com/maps/search/?api=1&query=Gasc%C3%B3n%201280',
    ]);
  });

  it('leave the chat to their caller', () => {
    const onWrite = vi.fn<() => void>();
    show(<ContactButtons name="Lucía" phone="11 5555-0202" address={null} onWrite={onWrite} />);
    fireEvent.click(screen.getByRole('button', { name: 'Escribir por WhatsApp a Lucía' }));
    expect(onWrite).toHaveBeenCalledTimes(1);
    expect(hrefs()).toEqual(['tel:1155550202']);
  });

  it('say why they cannot', () => {
    const onWrite = vi.fn<() => void>();
    show(<ContactButtons name="Lucía" phone={null} address={null} onWrite={onWrite} />);
    const chat = screen.getByRole('button', { name: 'Escribir por WhatsApp a Lucía' });
    fireEvent.click(chat);
    expect(onWrite).not.toHaveBeenCalled();
    expect(chat).toHaveAccessibleDescription('El cliente no tiene un teléfono');
    expect(screen.getByRole('button', { name: 'Ver en el mapa' })).toHaveAccessibleDescription(
      'No hay una dirección',
    );
    expect(hrefs()).toEqual([]);
  });
});

it('links an email and an address', () => {
  show(
    <>
      <EmailLink email="lucia@correo.test" />
      <MapLink address="Gascón 1280" />
    </>,
  );
  expect(hrefs()).toEqual([
    'mailto:lucia@correo.test',
    'https://www.google.com/maps/search/?api=1&query=Gasc%C3%B3n%201280',
  ]);
});

it('shows hostile or missing texts without a link', () => {
  show(
    <>
      <EmailLink email="a@correo.test?bcc=b" />
      <MapLink address={null} />
    </>,
  );
  expect(screen.getByText('a@correo.test?bcc=b', { exact: false })).toBeVisible();
  expect(hrefs()).toEqual([]);
});
