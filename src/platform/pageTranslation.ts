/**
 * Page translation of browsers and extensions (Chrome, Edge, Google Translate) replaces the text nodes of the page by
 * `<font>` elements, sometimes after merging neighbours. React keeps the nodes that it made: it writes into detached ones,
 * which shows nothing, and fails to remove them (facebook/react#11538). This puts React's nodes back into the page before
 * React touches them; the translator then translates them again.
 */

/** Neighbouring text nodes that a translator took out of the page. */
interface Run {
  /** In the order of the page; with the stand-in if that is one of them, which got the text of all. */
  nodes: Text[];
  /** What the page shows in their place. */
  standIn: ChildNode;
}

const runs = new WeakMap<Node, Run>();
const runByStandIn = new WeakMap<Node, Run>();
/** The application's text of the nodes whose text somebody else may have changed. */
const ownTexts = new WeakMap<Text, string>();
/** Text nodes that the application removed. */
const discarded = new WeakSet<Node>();

const isText = (node: Node | null | undefined): node is Text => node instanceof Text;
const isFont = (node: Node | null | undefined): node is Element =>
  node instanceof Element && node.localName === 'font';

function setRun(run: Run) {
  for (const node of run.nodes) runs.set(node, run);
  runByStandIn.set(run.standIn, run);
}

/** The run that a sibling of removed text belongs to, or now stands for. */
function runOf(sibling: Node | null): Run | undefined {
  if (!isText(sibling) && !isFont(sibling)) return undefined;
  const known = runByStandIn.get(sibling) ?? runs.get(sibling);
  if (known) return known;
  const run = { nodes: isText(sibling) ? [sibling] : [], standIn: sibling };
  setRun(run);
  return run;
}

function onRemoved(node: Node, { addedNodes, previousSibling, nextSibling }: MutationRecord) {
  if (node.isConnected || discarded.has(node)) return;
  const left = runByStandIn.get(node);
  if (!left && (!isText(node) || runs.has(node))) return;
  runByStandIn.delete(node);
  const nodes = left?.nodes ?? (isText(node) ? [node] : []);
  const [replacement] = addedNodes;
  if (isFont(replacement) || isText(replacement)) {
    setRun({ nodes, standIn: replacement });
    return;
  }
  const before = runOf(previousSibling);
  const run = before ?? runOf(nextSibling);
  if (!run || run === left) return;
  run.nodes = before ? [...run.nodes, ...nodes] : [...nodes, ...run.nodes];
  setRun(run);
}

function onRecords(records: readonly MutationRecord[]) {
  for (const record of records) {
    const { target, oldValue, removedNodes } = record;
    if (isText(target) && oldValue !== null && !ownTexts.has(target)) {
      ownTexts.set(target, oldValue);
    }
    for (const node of removedNodes) onRemoved(node, record);
  }
}

/** Puts a text node back into the page in the place of its stand-in, with those that were merged with it. */
function restoreRun(run: Run) {
  for (const node of run.nodes) runs.delete(node);
  runByStandIn.delete(run.standIn);
  if (!run.standIn.isConnected) return;
  run.standIn.replaceWith(...run.nodes);
  for (const node of run.nodes) restoreText(node);
}

function restoreText(node: Text) {
  const own = ownTexts.get(node);
  if (own !== undefined && node.data !== own) node.data = own;
}

/** Undoes what a translator did to a text node of the application and to the text beside it. */
function restore(node: Node | null) {
  if (!isText(node)) return;
  onRecords(observer.takeRecords());
  const run = runs.get(node);
  if (run) restoreRun(run);
  for (const side of ['previousSibling', 'nextSibling'] as const) {
    for (let beside = node[side]; beside;) {
      const taken = runByStandIn.get(beside);
      if (!taken && !isText(beside)) break;
      const beyond: ChildNode | null = beside[side];
      if (taken) restoreRun(taken);
      else if (isText(beside)) restoreText(beside);
      beside = beyond;
    }
  }
}

/** The methods of nodes that React calls for text. */
interface TextMethods {
  removeChild: (this: Node, child: Node) => Node;
  insertBefore: (this: Node, node: Node, before: Node | null) => Node;
  appendChild: (this: Node, node: Node) => Node;
}

const observer = new MutationObserver(onRecords);

/** Call it before the application renders. */
export function keepTextNodesUsable(): void {
  observer.observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
    characterDataOldValue: true,
  });

  const { prototype } = Node;
  const { removeChild, insertBefore, appendChild } = prototype as TextMethods;
  const patched: TextMethods = {
    removeChild(child) {
      restore(child);
      // Of merged text nothing is left to remove.
      if (isText(child) && child.parentNode !== this) return child;
      discarded.add(child);
      return removeChild.call(this, child);
    },
    insertBefore(node, before) {
      restore(node);
      discarded.delete(node);
      restore(before);
      const isGone = isText(before) && before.parentNode !== this;
      return insertBefore.call(this, node, isGone ? null : before);
    },
    appendChild(node) {
      restore(node);
      discarded.delete(node);
      return appendChild.call(this, node);
    },
  };
  Object.assign(prototype, patched);

  const property = Object.getOwnPropertyDescriptor(prototype, 'nodeValue');
  if (!property) return;
  Object.defineProperty(prototype, 'nodeValue', {
    ...property,
    set(this: Node, value: string | null) {
      if (isText(this)) {
        restore(this);
        ownTexts.set(this, value ?? '');
      }
      property.set?.call(this, value);
    },
  });
}
