import { expect, type Locator } from '@playwright/test';

/** Waits until `upper` ends where `lower` begins, or above it: an element that is still being drawn moves. */
export async function standsAbove(upper: Locator, lower: Locator, message?: string): Promise<void> {
  const overlap = async () => {
    const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
    return above && below ? above.y + above.height - below.y : Number.POSITIVE_INFINITY;
  };
  await expect.poll(overlap, message).toBeLessThanOrEqual(0);
}
