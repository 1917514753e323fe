import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The four languages, as a browser names them. */
export const BROWSER_LOCALES = ['en-GB', 'fr-FR', 'ru-RU', 'pt-BR'] as const;

export async function expectAccessible(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${where}: ${id} at ${nodes.map(({ target }) => target).join(', ')}`),
  ).toEqual([]);
}
