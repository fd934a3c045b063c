import { ActionIcon, Button } from '@mantine/core';
import { IconBrandWhatsapp } from '@tabler/icons-react';

import { isLongText, LongText } from '~/components/LongText';
import { mailHref, mapHref, telHref, whatsappHref } from '~/domain/shopper/contactLinks';

import classes from './ContactLinks.module.css';

/** A phone number with its call and its WhatsApp chat; a text that is no number stays a text, none is "-". */
export function PhoneLinks({
  phone,
  name,
  onWrite,
}: {
  phone: string | null;
  /** Whose phone it is, for screen readers. */
  name: string;
  /** Called instead of opening the chat. */
  onWrite?: (() => void) | undefined;
}) {
  const tel = telHref(phone);
  const chat = whatsappHref(phone);
  const text = phone?.trim() || '-';
  if (tel === null || chat === null) return <LongText text={text} />;
  const label = `Escribir por WhatsApp a ${name}`;
  const icon = <IconBrandWhatsapp size={16} aria-hidden="true" />;
  return (
    <span className={classes.phone} data-wraps={onWrite ? true : undefined}>
      <a href={tel} className={classes.number}>
        {text}
      </a>
      {onWrite ? (
        <Button
          variant="light"
          size="compact-xs"
          leftSection={icon}
          aria-label={label}
          onClick={onWrite}
        >
          WhatsApp
        </Button>
      ) : (
        <ActionIcon
          component="a"
          variant="subtle"
          href={chat}
          target="_blank"
          rel="noreferrer"
          aria-label={label}
          title={label}
        >
          {icon}
        </ActionIcon>
      )}
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
    <a href={href}>
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
