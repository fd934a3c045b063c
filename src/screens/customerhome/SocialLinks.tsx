import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandWhatsapp,
  IconBrandYoutube,
  IconMapPin,
} from '@tabler/icons-react';

import { logCustomerActivity } from '~/api/customerSession';
import type { SocialNetworks } from '~/contract/types';
import { activities } from '~/domain/shopper/activities';

import { type Network, socialLinks } from './homeLinks';

import classes from './SocialLinks.module.css';

const icons = {
  whatsapp: IconBrandWhatsapp,
  yt: IconBrandYoutube,
  facebook: IconBrandFacebook,
  instagram: IconBrandInstagram,
  maps: IconMapPin,
} as const satisfies Record<Network, typeof IconMapPin>;

/** The store's social networks and map link. */
export function SocialLinks({ social }: { social: SocialNetworks }) {
  const links = socialLinks(social);
  if (links.length === 0) return null;
  return (
    <nav className={classes.links} aria-label="Redes de la tienda">
      {links.map(({ key, label, href }) => {
        const Icon = icons[key];
        return (
          <a
            key={key}
            className={classes.link}
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => logCustomerActivity(activities.socialLink, { network: key })}
          >
            <Icon size={22} aria-hidden="true" />
            {label}
          </a>
        );
      })}
    </nav>
  );
}
