/** Words for the names of people, places and small stores. */

export interface PeopleWords {
  firstNames: readonly string[];
  lastNames: readonly string[];
  streets: readonly string[];
  cities: readonly string[];
  phonePrefix: string;
  observations: readonly string[];
}

const list = (text: string): readonly string[] => text.split(',');

export const ARGENTINA: PeopleWords = {
  firstNames: list(
    'Agustina,Alejandro,Ana,Andrés,Belén,Camila,Carlos,Cecilia,Cristian,Daniela,Diego,' +
      'Elena,Emiliano,Esteban,Eugenia,Federico,Florencia,Gabriel,Graciela,Gustavo,Hernán,' +
      'Inés,Ignacio,Jorge,Julieta,Karina,Leandro,Lorena,Luciano,Malena,Mariano,Martín,' +
      'Matías,Micaela,Mónica,Nicolás,Noelia,Pablo,Paula,Ramiro,Romina,Santiago,Silvia,' +
      'Sofía,Tomás,Valeria,Verónica,Ximena,Yamila,Zulema',
  ),
  lastNames: list(
    'Acosta,Aguirre,Álvarez,Benítez,Bianchi,Cabrera,Cáceres,Castro,Córdoba,Díaz,' +
      'Domínguez,Escobar,Fernández,Ferreyra,Figueroa,Giménez,Godoy,Gómez,Herrera,Ibáñez,' +
      'Juárez,Ledesma,López,Luna,Maldonado,Martínez,Medina,Molina,Moreno,Muñoz,Núñez,' +
      'Ojeda,Ortiz,Paz,Peralta,Pérez,Quiroga,Ramírez,Ríos,Rossi,Ruiz,Sánchez,Silva,Sosa,' +
      'Suárez,Toledo,Vargas,Vega,Villalba,Zárate',
  ),
  streets: [
    'Av. Rivadavia',
    'Av. San Martín',
    'Belgrano',
    'Bulnes',
    'Caseros',
    'Castro Barros',
    'Corrientes',
    'Gascón',
    'Güemes',
    'Independencia',
    'José Mármol',
    'Lavalle',
    'Medrano',
    'Mitre',
    'Moreno',
    'Pringles',
    'Sarmiento',
    'Yatay',
  ],
  cities: [
    'Almagro, CABA',
    'Boedo, CABA',
    'Caballito, CABA',
    'Villa Crespo, CABA',
    'Avellaneda',
    'Lanús',
    'Quilmes',
  ],
  phonePrefix: '+54 9 11',
  observations: [
    'Tocar el timbre dos veces, por favor.',
    'Entregar después de las 18.',
    'Si no hay de esa marca, cualquier otra está bien.',
    'La fruta bien madura, gracias.',
    'Dejar con el encargado del edificio.',
    'Avisar por WhatsApp antes de salir.',
    'Pago con cambio justo.',
  ],
};

export const BRAZIL: PeopleWords = {
  firstNames: list(
    'Ana Paula,Beatriz,Caio,Débora,Eduardo,Fernanda,Gabriela,Henrique,Isabela,João,' +
      'Larissa,Marcelo,Natália,Otávio,Priscila,Rafael,Simone,Thiago,Vinícius,Yara',
  ),
  lastNames: list(
    'Almeida,Araújo,Barbosa,Cardoso,Conceição,Ferreira,Gonçalves,Lima,Magalhães,Moura,' +
      'Nascimento,Oliveira,Pereira,Ramos,Rocha,Santos,Souza,Teixeira,Vasconcelos,Vieira',
  ),
  streets: [
    'Rua das Laranjeiras',
    'Rua do Catete',
    'Av. Brasil',
    'Rua Voluntários da Pátria',
    'Rua São Clemente',
  ],
  cities: [
    'Botafogo, Rio de Janeiro',
    'Laranjeiras, Rio de Janeiro',
    'Flamengo, Rio de Janeiro',
    'Niterói',
  ],
  phonePrefix: '+55 21 9',
  observations: [
    'Pode deixar na portaria.',
    'Entregar depois das 17h, por favor.',
    'Frutas bem maduras, obrigado.',
    'Troco para R$ 100.',
  ],
};

interface SmallStoreWords {
  hashtag: string;
  name: string;
  city: string;
  country: string;
  language: 'es' | 'po' | 'en';
  currency: string;
}

const ar = (hashtag: string, name: string, city: string): SmallStoreWords => ({
  hashtag,
  name,
  city,
  country: 'Argentina',
  language: 'es',
  currency: '$',
});
const br = (hashtag: string, name: string, city: string): SmallStoreWords => ({
  hashtag,
  name,
  city,
  country: 'Brasil',
  language: 'po',
  currency: 'R$',
});
const us = (hashtag: string, name: string, city: string): SmallStoreWords => ({
  hashtag,
  name,
  city,
  country: 'Estados Unidos',
  language: 'en',
  currency: 'US$',
});

/** The 36 stores that exist only in the platform administrator's table. */
export const SMALL_STORES: readonly SmallStoreWords[] = [
  ar('#verdurerialola', 'Verdulería Lola', 'Rosario'),
  ar('#panaderiaelsol', 'Panadería El Sol', 'Córdoba'),
  ar('#ferreteriaoeste', 'Ferretería Oeste', 'Morón'),
  ar('#libreriaatenea', 'Librería Atenea', 'La Plata'),
  ar('#mascotasfelices', 'Mascotas Felices', 'Mendoza'),
  ar('#quesosdelvalle', 'Quesos del Valle', 'Tandil'),
  ar('#vinosandinos', 'Vinos Andinos', 'Mendoza'),
  ar('#dietetica9dejulio', 'Dietética 9 de Julio', 'Salta'),
  ar('#pastasmamina', 'Pastas Mamina', 'Bahía Blanca'),
  ar('#jugueteriaarcoiris', 'Juguetería Arcoíris', 'Neuquén'),
  ar('#floresdecampo', 'Flores de Campo', 'Escobar'),
  ar('#granjaelnido', 'Granja El Nido', 'Luján'),
  ar('#heladosvenezia', 'Helados Venezia', 'Mar del Plata'),
  ar('#bicisnorte', 'Bicis Norte', 'Tigre'),
  ar('#telasyhilos', 'Telas y Hilos', 'Flores, CABA'),
  ar('#perfumeriaaura', 'Perfumería Aura', 'San Juan'),
  ar('#carniceriaangus', 'Carnicería Angus', 'Pilar'),
  ar('#cafetostado', 'Café Tostado', 'Palermo, CABA'),
  ar('#zapatosrulo', 'Zapatos Rulo', 'Tucumán'),
  ar('#viverolasrosas', 'Vivero Las Rosas', 'San Pedro'),
  ar('#electrocasa', 'Electro Casa', 'Resistencia'),
  ar('#polleriaelgallo', 'Pollería El Gallo', 'Posadas'),
  ar('#empanadasnortenas', 'Empanadas Norteñas', 'Jujuy'),
  ar('#opticalente', 'Óptica Lente', 'Paraná'),
  br('#padariacarioca', 'Padaria Carioca', 'Rio de Janeiro'),
  br('#emporiodocerrado', 'Empório do Cerrado', 'Brasília'),
  br('#docesdaavo', 'Doces da Avó', 'Belo Horizonte'),
  br('#acaidapraia', 'Açaí da Praia', 'Florianópolis'),
  br('#hortaviva', 'Horta Viva', 'Curitiba'),
  br('#cafedeminas', 'Café de Minas', 'Ouro Preto'),
  br('#modabahia', 'Moda Bahia', 'Salvador'),
  us('#maplebakery', 'Maple Bakery', 'Portland'),
  us('#vinylcorner', 'Vinyl Corner', 'Austin'),
  us('#greengrocer', 'The Green Grocer', 'Boulder'),
  us('#petpantry', 'Pet Pantry', 'Denver'),
  us('#teahouse', 'Riverside Tea House', 'Savannah'),
];
