import { AxeBuilder } from '@axe-core/playwright'

/**
 * What breaks WCAG 2.2 A and AA on the page as it stands.
 * @param {import('playwright-core').Page} page
 */
export async function violations(page) {
  const { violations: found } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
