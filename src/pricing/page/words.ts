import type texts from '../../../locales/en/calculators/pricing.json'

/** The words of the price list and of the price slots; `locales/<lang>/calculators/pricing.json` holds them. */
export type PricingWords = typeof texts
export type ListWords = PricingWords['list']
export type SlotWords = PricingWords['slot']
