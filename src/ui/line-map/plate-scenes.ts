import type { DrawScene } from "./plate-model.ts";
import { bay } from "./scenes/bay.ts";
import { climb } from "./scenes/climb.ts";
import { crossing } from "./scenes/crossing.ts";
import { fan } from "./scenes/fan.ts";
import { merge } from "./scenes/merge.ts";
import { network } from "./scenes/network.ts";
import { ring } from "./scenes/ring.ts";
import { slope } from "./scenes/slope.ts";
import { stairs } from "./scenes/stairs.ts";
import { weave } from "./scenes/weave.ts";

/** Ten ways to lay a map. Each runs at 0, 45 and 90 degrees only; a built line's end is outside the sheet, under a stop or on a line. */
export const plateScenes: readonly DrawScene[] = [climb, stairs, ring, fan, crossing, slope, bay, merge, weave, network];
