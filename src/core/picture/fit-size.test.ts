import { expect, it } from "vitest";
import { fitSize } from "./fit-size.ts";

it.each([
  [{}, [400, 300]],
  [{ width: 200 }, [200, 150]],
  [{ height: 30 }, [40, 30]],
  [{ width: 200, height: 30 }, [40, 30]],
  [{ width: 800 }, [400, 300]],
  [{ width: 1 }, [1, 1]],
])("400 × 300 within %j", (box, [width, height]) => expect(fitSize({ width: 400, height: 300 }, box)).toEqual({ width, height }));
