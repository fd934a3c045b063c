import { ActionIcon } from '@mantine/core';
import { IconBrandWhatsapp } from '@tabler/icons-react';

import { isLongText, LongText } from '~/components/LongText';
import { mailHref, mapHref, telHref } from '~/domain/shopper/contactLinks';

import { useChat } from './useChat';

import classes from './ContactLinks.module.css';

/** A phone number that can be called; a text that is no number stays a text, none is "-". */
export function PhoneLink({ phone }: { phone: string | null }) {
  const tel = telHref(phone);
  const text = phone?.trim() || '-';
  if (tel === null) return <LongText text={text} />;
  return (
    <a href={tel} className={classes.number}>
      {text}
    </a>
  );
}

/** A {@link PhoneLink} with its WhatsApp chat. */
export function PhoneLinks({
  phone,
  name,
}: {
  phone: string | null;
  /** Whose phone it is, for screen readers. */
  name: string;
}) {
  const chat = useChat(phone, name);
  if (chat === null) return <PhoneLink phone={phone} />;
  const label = `Escribir por WhatsApp a ${name}`;
  const look = { variant: 'subtle', 'aria-label': label } as const;
  const icon = <IconBrandWhatsapp size={16} aria-hidden="true" />;
  return (
    <span className={classes.phone}>
      <PhoneLink phone={phone} />
      {chat.kind === 'link' ? (
        <ActionIcon component="a" {...look} href={chat.href} target="_blank" rel="noreferrer">
          {icon}
        </ActionIcon>
      ) : (
        <ActionIcon {...look} onClick={chat.ask}>
          {icon}
        </ActionIcon>
      )}
      {chat.kind === 'link' ? null : chat.dialog}
    </span>
  );
}

/** An email as a link; a text that is no email stays a text, none is "-". */
export function EmailLink({ email }: { email: string | null }) {
  const href = mailHref(email);
  const text = email?.trim() || '-';
  if (href === null) return <LongText text={text} />;
  const at = text.lastIndexOf('@');
  return (
    // The break is a pause in the name of its own.
    <a href={href} aria-label={text}>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </a>
  );
}

/** A postal address as a link to the map; a long one is shown beside its link, none is "-". */
export function MapLink({ address }: { address: string | null }) {
  const href = mapHref(address);
  const text = address?.trim() || '-';
  if (href === null) return <LongText text={text} />;
  const long = isLongText(text);
  return (
    <>
      {long ? <LongText text={text} /> : null}{' '}
      <a href={href} target="_blank" rel="noreferrer" title="Ver en el mapa">
        {long ? 'Ver en el mapa' : text}
      </a>
    </>
  );
}
