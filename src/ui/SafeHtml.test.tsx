import { render, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { markFirstView } from '~/lib/browser/firstView';
import { screen } from '~/testSupport/screen';

import { SafeHtml } from './SafeHtml';

describe('SafeHtml', () => {
  const hostile =
    '<p>Hola <strong>mundo</strong><img src=x onerror="alert(1)"></p>' +
    '<a href="javascript:alert(1)">malo</a> <a href="https://x.test">bueno</a>' +
    '<iframe src="https://x.test"></iframe><p style="position:fixed" onclick="alert(1)">fin</p>';

  it('shows text with its emphasis during the first view, then sanitized markup', async () => {
    const { container } = render(<SafeHtml html={hostile} />);
    expect(container).toHaveTextContent('Hola mundo');
    expect(container.querySelector('strong')).toHaveTextContent('mundo');
    expect(container.querySelector('img, a')).toBeNull();

    markFirstView();
    await waitFor(() => expect(container.querySelector('a')).toHaveTextContent('malo'));
    expect(container.querySelector('strong')).toHaveTextContent('mundo');
    expect(container.querySelector('img, iframe, script, [onclick], [style]')).toBeNull();
    expect(screen.getByText('malo')).not.toHaveAttribute('href');
    expect(screen.getByRole('link', { name: 'bueno' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
  });
});
