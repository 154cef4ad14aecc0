// The contract of hosts on the smallest one, in memory.

import { hostContract } from '../testing/contract.ts';
import { memoryHost } from '../testing/memory-host.ts';

hostContract('memory', async (time) => memoryHost(time));
