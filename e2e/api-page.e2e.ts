import { expect, test } from '@playwright/test';

test('the API page shows every operation without an error', async ({ page }) => {
  await page.goto('/api/docs');
  const operations = page.locator('.opblock');
  await expect(operations.first()).toBeVisible();
  const count = await operations.count();
  expect(count).toBeGreaterThan(20);
  await page.evaluate(() => {
    for (const summary of document.querySelectorAll<HTMLElement>('.opblock-summary-control')) summary.click();
  });
  await expect(page.locator('.opblock-body')).toHaveCount(count);
  await expect(page.locator('.errors-wrapper, .renderedMarkdown .error')).toHaveCount(0);
  await expect(page.getByText(/Could not resolve|Resolver error/)).toHaveCount(0);
});
