import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';

import { Notice } from '~/ui/feedback/Notice';

import { useEdits } from './productEdits';

import classes from './ProductStore.module.css';

/** Leads to products with unsaved texts that another page or filter of the list holds. */
export function EditedElsewhere() {
  const { elsewhere } = useEdits();
  if (elsewhere.length === 0) return null;
  return (
    <div className={classes.elsewhere}>
      <Notice severity="info">
        En edición, sin guardar:{' '}
        {elsewhere.map(({ id, name }, index) => (
          <Fragment key={id}>
            {index > 0 ? ', ' : null}
            {/* The filter finds a part of an id; in this order the whole one is the first. */}
            <Link to="/productstore" search={{ id: String(id), orden: 'id' }}>
              {name}
            </Link>
          </Fragment>
        ))}
      </Notice>
    </div>
  );
}
