import { plurals } from './plural.ts'
import type { Text } from './text.ts'

const plural = plurals('fr')

/** The company in French. */
export const frCast: Pick<Text, 'cast'> = {
  cast: {
    company: 'La compagnie',
    companyNote: 'Ils sont six et jouent à tout. Plus le tas est haut, plus il est dur de gagner.',
    choose: 'Choisir',
    change: (name, level) => `${name}, niveau ${level} sur 6. Changer`,
    mixAgain: 'Mélanger encore',
    seat: (name, level) => `Asseoir ${name}, niveau ${level} sur 6`,
    barred: 'Ne peut pas jouer ici',
    barredWhy: 'Ce jeu en dit trop peu aux bots pour voir plus loin. Gus y joue par règles simples.',
    thinks: 'Réfléchit',
    atOnce: 'pas : joue aussitôt',
    seconds: (usual, most) =>
      usual === null
        ? `${String(most).replace('.', ',')} s au plus`
        : usual < 0.1
          ? 'à peine'
          : `${String(usual).replace('.', ',')} s`,
    notMet: 'Vous ne vous êtes pas rencontrés.',
    tooFew: (n) => `Encore ${plural(n, { one: '1 partie', other: '# parties' })} avant d’oser le dire.`,
    ahead: (n) => `Finit devant vous ${n} fois sur 10`,
    sure: (low, high) => `${low} à ${high}`,
    matches: (n) => `${n} parties`,
    level: (n) => `niveau ${n} sur 6`,
    bot: (n) => `bot, niveau ${n} sur 6`,
    roles: {
      flap: ['mouette', 'Tête en l’air', 'Happe tout ce qui bouge.'],
      gus: ['éboueur', 'Posé', 'Une poubelle à la fois, jamais la vôtre.'],
      nib: ['rat', 'Gourmand', 'Prend tout ce qu’il peut porter, tout de suite.'],
      ottilie: ['contremaîtresse', 'Prudente', 'Compte deux fois, ne paie jamais trop.'],
      corvina: ['corneille', 'Bluffeuse', 'Vous fait payer ce dont elle ne veut pas.'],
      ferrous: ['chevalière de ferraille', 'Patiente', 'Joue jusqu’à la dernière carte avant la première.'],
    },
  },
}
