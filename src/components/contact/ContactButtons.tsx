import { UnstyledButton } from '@mantine/core';
import { IconBrandWhatsapp, IconMapPin, IconPhone } from '@tabler/icons-react';
import type { ComponentType } from 'react';

import { messages } from '~/domain/messages';
import { mapHref, telHref } from '~/domain/shopper/contactLinks';
import { ReasonTooltip } from '~/ui/feedback/ReasonTooltip';

import { useChat } from './useChat';

import classes from './ContactButtons.module.css';

/** Large buttons that write to somebody, call, and show the address on a map; one that cannot says why. */
export function ContactButtons({
  name,
  phone,
  address,
  onWrite,
}: {
  /** Whose they are, for screen readers. */
  name: string;
  phone: string | null;
  address: string | null;
  /** Called instead of opening the chat. */
  onWrite?: () => void;
}) {
  const chat = useChat(phone, name);
  return (
    <div className={classes.buttons}>
      <Contact
        Icon={IconBrandWhatsapp}
        label="WhatsApp"
        name={`Escribir por WhatsApp a ${name}`}
        href={chat?.kind === 'link' ? chat.href : null}
        missing={chat === null ? messages.clientWithoutPhone : null}
        onPress={onWrite ?? (chat?.kind === 'dialog' ? chat.ask : undefined)}
      />
      {chat?.kind === 'dialog' ? chat.dialog : null}
      <Contact
        Icon={IconPhone}
        label="Llamar"
        name={`Llamar a ${name}`}
        href={telHref(phone)}
        missing={messages.clientWithoutPhone}
      />
      <Contact
        Icon={IconMapPin}
        label="Mapa"
        name="Ver en el mapa"
        href={mapHref(address)}
        missing={messages.noAddress}
      />
    </div>
  );
}

function Contact({
  Icon,
  label,
  name,
  href,
  missing,
  onPress,
}: {
  Icon: ComponentType<{ size: number; 'aria-hidden': true }>;
  label: string;
  /** Accessible name, which contains the label. */
  name: string;
  href: string | null;
  /** The reason where there is neither `href` nor press. */
  missing: string | null;
  onPress?: (() => void) | undefined;
}) {
  const content = (
    <>
      <Icon size={20} aria-hidden />
      {label}
    </>
  );
  if (href !== null && !onPress) {
    return (
      <UnstyledButton
        component="a"
        className={classes.button}
        href={href}
        {...(href.startsWith('tel:') ? {} : { target: '_blank', rel: 'noreferrer' })}
        aria-label={name}
      >
        {content}
      </UnstyledButton>
    );
  }
  return (
    <ReasonTooltip reason={href === null ? missing : null}>
      <UnstyledButton className={classes.button} aria-label={name} onClick={onPress}>
        {content}
      </UnstyledButton>
    </ReasonTooltip>
  );
}
