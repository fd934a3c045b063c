/** Two members of the staff, a shopper with two phones and the assistant change one order. */
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { shopperOrderQuery } from '~/api/customerOrder';
import { api, unwrap } from '~/api/transport/client';
import { readOne } from '~/api/transport/parse';
import { loginResultShape } from '~/contract/shapes.gen';
import { setConfig } from '~/lib/config';
import { saveStaffSession } from '~/session/staff';
import { isNightly } from '~/testSupport/faults';
import { shippedConfig } from '~/testSupport/testConfig';
import { newTab } from '~/testSupport/testHooks';

import { useMockBackend } from '../../../mocks/node';
import { DEMO_ORDERS } from '../../../mocks/seed/accounts';
import { type Act, anyAct } from './acts';
import { closeTabs, stopTheClock } from './people';
import { World } from './schedule';

const backend = useMockBackend();

beforeEach(async () => {
  localStorage.clear();
  setConfig(shippedConfig());
  const body = { email: 'admin@donpepe.test', password: 'Pepe1234' };
  saveStaffSession(await unwrap(api().POST('/user/login', { body }), readOne(loginResultShape)));
  await newTab().fetchQuery(shopperOrderQuery(DEMO_ORDERS.provisional.token));
  stopTheClock();
});
afterEach(() => {
  closeTabs();
  vi.useRealTimers();
});

const JAMON = 31;
const ARROZ = 1;

/** Plays a schedule, such as the one that a failed run prints. */
async function play(schedule: readonly Act[]) {
  const world = new World(backend);
  sessionStorage.clear();
  world.start(world.server);
  for (const act of schedule) await world.run(act);
  await world.end();
}

/** Schedules that once ended wrong. */
it.each<[string, Act[]]>([
  [
    'a price of a row that was removed and put back',
    [
      ['staff1', 'price', JAMON, 745],
      ['phone1', 'remove', JAMON],
      ['phone1', 'undo'],
      ['staff1', 'save'],
      ['staff1', 'keep'],
      ['staff1', 'save'],
    ],
  ],
  [
    'a price for an amount that changed',
    [
      ['staff1', 'price', JAMON, 753],
      ['phone1', 'type', JAMON, 4],
      ['staff1', 'save'],
    ],
  ],
  [
    'a plus on a stale page',
    [
      ['phone1', 'comeBack'],
      ['assistant', 'add', JAMON, 2],
      ['phone1', 'press', JAMON, 1],
    ],
  ],
  [
    'a kept edit of a removed row',
    [
      ['staff1', 'price', JAMON, 745],
      ['staff1', 'observe', 'en fetas'],
      ['phone1', 'remove', JAMON],
      ['staff1', 'save'],
      ['staff1', 'keep'],
    ],
  ],
  [
    'a product that both sides added',
    [
      ['staff1', 'add', ARROZ, 3],
      ['assistant', 'add', ARROZ, 1],
      ['staff1', 'save'],
      ['staff1', 'keep'],
    ],
  ],
  [
    'a reload after the order changed again',
    [
      ['staff1', 'observe', 'a'],
      ['staff2', 'observe', 'b'],
      ['staff2', 'save'],
      ['staff1', 'save'],
      ['phone1', 'remove', JAMON],
      ['staff1', 'reload'],
    ],
  ],
  [
    'a plus on each of two phones',
    [
      ['phone2', 'comeBack'],
      ['phone1', 'press', JAMON, 1],
      ['phone2', 'press', JAMON, 3],
    ],
  ],
  [
    'an amount typed over one that changed meanwhile',
    [
      ['phone1', 'begin', JAMON, 4],
      ['assistant', 'add', JAMON, 2],
      ['phone1', 'comeBack'],
      ['phone1', 'leave', JAMON],
    ],
  ],
  [
    'an amount typed in a row that was removed and put back',
    [
      ['phone1', 'begin', JAMON, 4],
      ['assistant', 'remove', JAMON],
      ['phone1', 'comeBack'],
      ['assistant', 'add', JAMON, 3],
      ['phone1', 'comeBack'],
      ['phone1', 'leave', JAMON],
    ],
  ],
  [
    'a product that the assistant added after a save that did not arrive',
    [
      ['network', 'breaks', 'saveOrder'],
      ['staff1', 'add', ARROZ, 1],
      ['staff1', 'save'],
      ['assistant', 'add', ARROZ, 2],
    ],
  ],
])('ends well: %s', async (_, schedule) => {
  await expect(play(schedule)).resolves.toBeUndefined();
});

/** An act as a command of fast-check. */
class Command implements fc.AsyncCommand<object, World> {
  constructor(private readonly act: Act) {}
  check(): boolean {
    return true;
  }
  run(_model: object, world: World): Promise<void> {
    return world.run(this.act);
  }
  toString(): string {
    return JSON.stringify(this.act);
  }
}

/** Schedules of a part; the nightly tests run ten parts, each of which `-t 'part 3'` runs alone. */
const [PARTS, RUNS] = isNightly ? [10, 500] : [1, 100];
const firstSeed = isNightly ? Date.now() : 7;

describe('any schedule', () => {
  it.each(Array.from({ length: PARTS }, (_, part) => part))(
    'loses no edit, overwrites nothing unseen and claims no success without its effect: part %i',
    async (part) => {
      const original = new World(backend).server;
      const commands = fc.commands([anyAct.map((act) => new Command(act))], {
        size: 'medium',
        maxCommands: 12,
      });
      const result = await fc.check(
        fc.asyncProperty(commands, async (schedule) => {
          const world = new World(backend);
          sessionStorage.clear();
          world.start(original);
          await fc.asyncModelRun(() => ({ model: {}, real: world }), schedule);
          await world.end();
        }),
        { numRuns: RUNS, seed: firstSeed + part },
      );
      expect(result.failed ? fc.defaultReportMessage(result) : '').toBe('');
    },
    300_000,
  );
});
