import type { Page } from '@playwright/test';
import { clickFirst, clickIfAny, clickToTheEnd, OVER } from './clicking.ts';
import { startAgainstBots } from './start.ts';

/** How a person plays Tortuga Cards in the page: by clicks on what is highlighted. */

export const startSolo = (page: Page, seats = 2): Promise<void> => startAgainstBots(page, 'cards', seats);

/** What a player clicks, the most urgent first: to close a scoring sheet, choose a place, pick up a card. */
export const STEPS = [
  '.cards-go',
  '.cards-ask button',
  '[data-place][data-state=legal]',
  '[data-hand][data-state=free], [data-state=due]',
] as const;

/** Makes one click that carries the game on. */
export const clickOn = (page: Page): Promise<string> => clickFirst(page, STEPS);

/** Plays this page's seat to the end. Returns how many clicks it took. */
export const playToTheEnd = (page: Page): Promise<number> => clickToTheEnd(page, STEPS);

/** Clicks until this page has nothing to do. */
export async function playMyTurn(page: Page): Promise<void> {
  for (let step: string | null = ''; step !== null && step !== OVER; ) step = await clickIfAny(page, STEPS);
}

/** A card that can be picked up now. */
export const FREE_CARD = '[data-hand][data-state=free]';

/** Lays the first card that can be laid on the first place where it can be laid. */
export async function playACard(page: Page): Promise<void> {
  await page.locator(FREE_CARD).first().click();
  await page.locator('[data-place][data-state=legal]').first().click();
}

/** How many cards lie on the board. */
export const cardsLaid = (page: Page): Promise<number> => page.locator('.cards-place[data-state=lying]').count();
