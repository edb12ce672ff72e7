import type { PanText } from './text.ts'

export const frTips: PanText['tips'] = {
  aim: 'Le dernier en vie gagne. D’abord quatre plis pour des cartes ; puis un revolver avec une balle, et les cartes sont votre argent.',
  elephant:
    'L’Éléphant est votre plus haute carte. Essayez-le : seul un second Éléphant ou une Souris seule l’arrête. Touchez la carte, puis le bouton jaune.',
  youWon: 'Gagné : la plus haute carte seule de son espèce prend tout le pli, visible devant vous.',
  othersWon: 'La plus haute carte seule de son espèce prend tout le pli, visible devant son joueur.',
  equals: 'Tout le monde joue en même temps, à l’aveugle. Essayez le Renard, et voyez ce que font les égaux.',
  cancelled: 'Les égaux s’annulent. La plus haute de celles qui restent gagne, même un Chat, et prend tout.',
  mouse:
    'La Souris est la plus basse, mais une Souris seule bat un Éléphant seul. C’est peut-être son heure.',
  mouseWon: 'Voilà : une Souris seule bat un Éléphant seul, quoi qu’il y ait d’autre.',
  last: 'Il ne vous reste qu’une carte. Elle compte quand même.',
  gun: 'Six cartes revolver : cinq CLIC, un PAN. L’éclat rouge dit toujours le risque de la carte suivante.',
  flip: 'À 1 sur 6 ou 1 sur 5, RETOURNER est un risque honnête, et gratuit. La pile passe telle quelle au suivant.',
  hot: 'Ça chauffe. MÉLANGER coûte une carte : les six cartes revolver sont mélangées, et vous retournez à 1 sur 6.',
  skip: 'La carte suivante est PAN, c’est sûr. PASSER : payez autant de cartes que de vivants, ne retournez rien, à un autre d’y faire face.',
  newPile: 'Quelqu’un est hors jeu. Les six cartes sont mélangées, et qui a le plus de cartes commence.',
  two: 'Il n’en reste que deux : PASSER ne coûte plus que deux cartes. Le prochain PAN finit la partie.',
  robbed:
    'C’était un Double CLIC : sans carte, on peut retourner deux fois, et après deux CLIC prendre autant de cartes que de vivants.',
  bare: 'Sans carte, on ne peut que retourner. Mais après un CLIC, on peut continuer : le Double CLIC.',
  offer:
    'Un second CLIC vous fait prendre autant de cartes que de vivants, chez qui vous voulez. PAN, et c’est fini.',
  take: 'Prenez-en exactement autant, chez qui vous voulez. Moins de cartes chez les autres, moins d’issues pour eux.',
  dead: 'Vous êtes hors jeu et ne faites plus que regarder. Ce n’est jamais long.',
  won: 'Vous survivez. Les cartes ne comptent plus pour rien. C’était tout le jeu : rejouez sans conseils, ou à plus nombreux.',
  lost: 'C’était tout le jeu. Encore une fois, sans conseils ? Qui a beaucoup de cartes commence chaque pile : amasser ne protège pas.',
}
