export interface DeviceSize {
  name: string;
  /** CSS pixels of the whole screen, upright for phones and tablets. */
  width: number;
  height: number;
  ratio: number;
}

/**
 * Screens that people often have, at their makers' default scaling: device pixels of the data sheet divided by the pixel ratio.
 * Several products share a size, so a match is a hint and no proof.
 */
const devices: readonly DeviceSize[] = [
  { name: "iPhone SE (2nd, 3rd generation), 8, 7, 6s", width: 375, height: 667, ratio: 2 },
  { name: "iPhone 12 mini, 13 mini", width: 375, height: 812, ratio: 3 },
  { name: "iPhone X, XS, 11 Pro", width: 375, height: 812, ratio: 3 },
  { name: "iPhone 12, 13, 14, 16e", width: 390, height: 844, ratio: 3 },
  { name: "iPhone 14 Pro, 15, 15 Pro, 16", width: 393, height: 852, ratio: 3 },
  { name: "iPhone 16 Pro, 17, 17 Pro", width: 402, height: 874, ratio: 3 },
  { name: "iPhone XR, 11", width: 414, height: 896, ratio: 2 },
  { name: "iPhone XS Max, 11 Pro Max", width: 414, height: 896, ratio: 3 },
  { name: "iPhone Air", width: 420, height: 912, ratio: 3 },
  { name: "iPhone 12 Pro Max, 13 Pro Max, 14 Plus", width: 428, height: 926, ratio: 3 },
  { name: "iPhone 14 Pro Max, 15 Plus, 15 Pro Max, 16 Plus", width: 430, height: 932, ratio: 3 },
  { name: "iPhone 16 Pro Max, 17 Pro Max", width: 440, height: 956, ratio: 3 },
  { name: "Galaxy S22, S23, S24, S25", width: 360, height: 780, ratio: 3 },
  { name: "Galaxy S20, S21, A5x", width: 360, height: 800, ratio: 3 },
  { name: "Galaxy S21 Ultra, S22 Ultra, S23 Ultra", width: 384, height: 854, ratio: 3.75 },
  { name: "Pixel 6, 7, 8", width: 412, height: 915, ratio: 2.625 },
  { name: "Pixel 9, 10", width: 412, height: 924, ratio: 2.625 },
  { name: "Many Android phones with a Full HD+ screen", width: 393, height: 873, ratio: 2.75 },
  { name: "iPad mini (6th generation, A17 Pro)", width: 744, height: 1133, ratio: 2 },
  { name: "iPad (5th, 6th generation), iPad Air 2", width: 768, height: 1024, ratio: 2 },
  { name: "iPad (7th to 9th generation)", width: 810, height: 1080, ratio: 2 },
  { name: "iPad (10th, 11th generation), iPad Air 11-inch", width: 820, height: 1180, ratio: 2 },
  { name: "iPad Pro 11-inch (to 2022)", width: 834, height: 1194, ratio: 2 },
  { name: "iPad Pro 11-inch (M4, M5)", width: 834, height: 1210, ratio: 2 },
  { name: "iPad Pro 12.9-inch, iPad Air 13-inch", width: 1024, height: 1366, ratio: 2 },
  { name: "iPad Pro 13-inch (M4, M5)", width: 1032, height: 1376, ratio: 2 },
  { name: "Laptop, 1366 × 768", width: 1366, height: 768, ratio: 1 },
  { name: "MacBook Air 13-inch (to M1)", width: 1440, height: 900, ratio: 2 },
  { name: "MacBook Air 13-inch (M2 and later)", width: 1470, height: 956, ratio: 2 },
  { name: "MacBook Pro 14-inch", width: 1512, height: 982, ratio: 2 },
  { name: "Full HD laptop at Windows' 125% scaling", width: 1536, height: 864, ratio: 1.25 },
  { name: "MacBook Air 15-inch", width: 1710, height: 1107, ratio: 2 },
  { name: "MacBook Pro 16-inch", width: 1728, height: 1117, ratio: 2 },
  { name: "Full HD monitor", width: 1920, height: 1080, ratio: 1 },
  { name: "4K monitor at 200% scaling", width: 1920, height: 1080, ratio: 2 },
  { name: "1920 × 1200 monitor", width: 1920, height: 1200, ratio: 1 },
  { name: "iMac 24-inch", width: 2240, height: 1260, ratio: 2 },
  { name: "1440p monitor", width: 2560, height: 1440, ratio: 1 },
  { name: "4K monitor at 150% scaling", width: 2560, height: 1440, ratio: 1.5 },
  { name: "5K monitor, Apple Studio Display", width: 2560, height: 1440, ratio: 2 },
  { name: "Ultrawide 1440p monitor", width: 3440, height: 1440, ratio: 1 },
  { name: "4K monitor at 100% scaling", width: 3840, height: 2160, ratio: 1 },
];

/** Screens of exactly this size, either way up. With a pixel ratio, only those that share it too. */
export function devicesOfSize(width: number, height: number, ratio: number | undefined): DeviceSize[] {
  return devices.filter(
    (device) =>
      ((device.width === width && device.height === height) || (device.width === height && device.height === width)) &&
      (ratio === undefined || Math.abs(device.ratio - ratio) < 0.01),
  );
}

/** Screens as wide as this, upright or on their side: the height of a viewport depends on the browser's bars, its width does not. */
export function devicesOfWidth(width: number, ratio: number | undefined): DeviceSize[] {
  return devices.filter(
    (device) => (device.width === width || device.height === width) && (ratio === undefined || Math.abs(device.ratio - ratio) < 0.01),
  );
}
