/**
 * Changes the text nodes of an element as a page translation does, but for the words: what the page says afterwards can be
 * compared with an untranslated page. They need nothing but a page, so that they also run in a browser.
 */
export type Translator = (root: Node) => void;

function textNodes(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}

const font = (text: string) => {
  const element = document.createElement('font');
  element.append(text);
  return element;
};

/** Replaces each text node. */
const replace: Translator = (root) => {
  for (const node of textNodes(root)) node.replaceWith(font(node.data));
};

/** Replaces neighbouring text nodes by one element. */
const replaceMerged: Translator = (root) => {
  for (const node of textNodes(root)) {
    if (!node.isConnected) continue;
    let text = node.data;
    while (node.nextSibling instanceof Text) {
      text += node.nextSibling.data;
      node.nextSibling.remove();
    }
    node.replaceWith(font(text));
  }
};

/** Merges neighbours into the first of them, in its place. */
const normalize: Translator = (root) => root.normalize();

/** Merges neighbours from the last to the first, which is replaced. */
const replaceBackwards: Translator = (root) => {
  for (const node of textNodes(root).toReversed()) {
    const before = node.previousSibling;
    if (before instanceof Text) {
      before.data += node.data;
      node.remove();
    } else node.replaceWith(font(node.data));
  }
};

/** Gives the text of neighbours to the first and empties the others. */
const emptyNeighbours: Translator = (root) => {
  for (const node of textNodes(root)) {
    const next = node.nextSibling;
    if (!(next instanceof Text)) continue;
    next.data = node.data + next.data;
    node.data = '';
  }
};

export const TRANSLATORS: readonly Translator[] = [
  replace,
  replaceMerged,
  normalize,
  replaceBackwards,
  emptyNeighbours,
];
