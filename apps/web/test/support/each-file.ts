// Before each file of browser tests.

import { useStage } from './stage.ts';

useStage();
